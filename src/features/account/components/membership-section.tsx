import { useQuery } from '@tanstack/react-query';
import { paths } from '@/domain/site/paths';
import { QueryError } from '@/platform/query/query-error';
import { trustQuery } from '@/platform/session/trust';
import { ButtonLink } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { missingForNext, trustText } from '../trust';

/** The member's trust level, what it allows and what the next one takes, and the ways to billing and proof of funds. */
export function MembershipSection({ userId }: { userId: string }) {
  return (
    <SettingsSection
      title="Membership"
      text={
        'Your plan, your proof of funds, and your standing. You earn trust by being active, reading, and helping ' +
        'others. If we remove your posts, you lose it.'
      }
    >
      <Level userId={userId} />
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        <ButtonLink to={paths.billing} variant="secondary">
          Billing
        </ButtonLink>
        <ButtonLink to={paths.funds} variant="secondary">
          Proof of funds
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}

function Level({ userId }: { userId: string }) {
  const query = useQuery(trustQuery(userId));
  const { data: trust, error } = query;
  if (trust === undefined) {
    if (!error) return <Skeleton className="h-16" />;
    return <QueryError inline query={query} title="We couldn’t load your level" />;
  }
  const { name, text } = trustText(trust.level);
  const missing = missingForNext(trust);
  return (
    <>
      <p className="text-[15px] text-pretty">
        <span className="font-semibold">{name}:</span> {text}
      </p>
      {missing.length > 0 ? (
        <>
          <p className="mt-4 text-sm font-semibold">
            For the next level, {trustText(trust.level + 1).name.toLowerCase()}, you need
          </p>
          <ul className="numeric mt-1 list-disc pl-5 text-sm text-muted">
            {missing.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
