import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { PlanQuestions } from './plan-questions';
import { PlanTable } from './plan-table';

/** Below the plans: terms, comparison table, and FAQ. */
export function PlanDetails() {
  return (
    <>
      <p className="mt-8 text-center text-sm text-balance text-muted lg:mt-12">
        Prices in USD. Paid plans renew automatically until you cancel, which you can do at any time. See the{' '}
        <Link to={paths.terms} className="rounded font-medium text-ink underline underline-offset-4">
          terms
        </Link>
        .
      </p>
      <div className="mx-auto mt-12 flex max-w-4xl flex-col gap-14 pb-6 sm:mt-16">
        <PlanTable />
        <PlanQuestions />
      </div>
    </>
  );
}
