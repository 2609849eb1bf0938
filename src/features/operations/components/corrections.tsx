import { formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { SettingsSection } from '@/kit/ui/settings-section';
import { correctionTitle, type Correction } from '../operations';
import { Row, Rows } from './row';

interface CorrectionsProps {
  problems: readonly string[];
  corrections: readonly Correction[];
}

/** What comparing payments with Stripe found. */
export function Corrections({ problems, corrections }: CorrectionsProps) {
  return (
    <SettingsSection
      title="Comparison with Stripe"
      text="Every few minutes, payments are compared with Stripe, and what a lost event left wrong is corrected."
    >
      {problems.length > 0 ? (
        <ul className="mb-4 flex flex-col gap-2 rounded-control bg-brick-soft px-4 py-3 text-sm text-brick-ink">
          {problems.map((problem) => (
            <li key={problem} className="break-words">
              {problem}
            </li>
          ))}
        </ul>
      ) : null}
      <Rows empty="Nothing had to be corrected.">
        {corrections.map((correction) => (
          <Row key={correction.id} title={correctionTitle(correction)} text={correction.object_id}>
            <time dateTime={correction.corrected_at} title={formatDateTime(correction.corrected_at)}>
              {formatRelativeDate(correction.corrected_at)}
            </time>
          </Row>
        ))}
      </Rows>
    </SettingsSection>
  );
}
