import { formatRelativeDate, pluralize } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';
import { toast } from '@/kit/ui/toast';
import { useRetryMail } from '../api/mutations';
import { mailErrorText, type MailProblem } from '../operations';
import { Row, Rows } from './row';

const problemTexts: Readonly<Record<MailProblem['problem'], string>> = {
  dead: 'Given up after five attempts',
  late: 'Waiting for more than 15 minutes',
  unknown: 'May have been sent, so never sent again',
};

/** Emails that weren't sent, by problem and error. */
export function Mail({ problems }: { problems: readonly MailProblem[] }) {
  return (
    <SettingsSection title="Email" text="Fix the cause before you retry. Emails are deleted after 30 days.">
      <Rows empty="No email is stuck.">
        {problems.map((group) => (
          <Row
            key={`${group.problem} ${group.error}`}
            title={problemTexts[group.problem]}
            text={`${group.error ? `${mailErrorText(group.error)}. ` : ''}Oldest: ${formatRelativeDate(group.oldest)}`}
          >
            <Badge tone={group.problem === 'unknown' ? 'neutral' : 'attention'}>
              {pluralize(group.count, 'email')}
            </Badge>
            {group.problem === 'dead' ? <Retry group={group} /> : null}
          </Row>
        ))}
      </Rows>
    </SettingsSection>
  );
}

function Retry({ group: { error, count } }: { group: MailProblem }) {
  const retry = useRetryMail();
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={retry.isPending}
      busyLabel="Retrying..."
      aria-label={`Retry ${pluralize(count, 'email')}`}
      onClick={() =>
        retry.mutate(error, {
          onSuccess: (retried) => toast.success(`${pluralize(retried, 'email')} queued again`),
          onError: (failure) => toast.error(describeError(failure, { failed: 'Nothing was queued.' })),
        })
      }
    >
      Retry
    </Button>
  );
}
