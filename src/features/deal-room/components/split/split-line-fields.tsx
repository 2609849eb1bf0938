import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { IconButton } from '@/kit/ui/button';
import { ErrorText } from '@/kit/ui/field';
import { NumberField } from '@/kit/ui/number-field';
import { partyName, type Party } from '@/domain/deal/deal';
import { lineKinds, previewCents, shareGroups, type LineKind, type ShareGroup } from '../../split';
import {
  amountLimits,
  centsOf,
  isFixed,
  lineProblems,
  lineShares,
  remainingBps,
  shareLimits,
  type LineDraft,
} from '../../split-form';
import { formatBps, formatExactCents } from '../../split-text';

interface SplitLineFieldsProps {
  kind: LineKind;
  line: LineDraft;
  /** In split order. */
  parties: readonly Party[];
  viewerId: string;
  jvSharePct: number;
  /** Whether to show what's missing. */
  tried: boolean;
  onChange: (line: LineDraft) => void;
  onRemove: () => void;
}

const hints: Readonly<Record<LineKind, string>> = {
  profit: 'What’s left after all costs. Enter a negative amount for a loss.',
  assignment_fee: 'What the assignment of the contract earns.',
  purchase: 'Who puts in the purchase money.',
  costs: 'Repairs, closing costs, and holding costs: who pays them.',
};

/** The amount and shares of a line, with everyone's amount to the cent. */
export function SplitLineFields(props: SplitLineFieldsProps) {
  const { kind, line, parties, jvSharePct, tried, onChange, onRemove } = props;
  const cents = centsOf(kind, line.amount);
  const shares = lineShares(kind, line, parties, jvSharePct);
  const amounts = cents !== null && shares ? previewCents(cents, shares) : null;
  const problems = tried ? lineProblems(kind, line, parties, jvSharePct) : {};
  return (
    <fieldset className="min-w-0 rounded-control border border-line p-4">
      <legend className="sr-only">{lineKinds[kind]}</legend>
      <div className="flex items-start gap-2">
        <NumberField
          className="flex-1"
          label={`${lineKinds[kind]} amount`}
          hint={hints[kind]}
          limits={amountLimits(kind)}
          value={line.amount}
          onChange={(amount) => onChange({ ...line, amount })}
          error={problems.amount}
          required
        />
        <IconButton label={`Remove ${lineKinds[kind].toLowerCase()}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="mt-4 flex flex-col gap-4">
        {shareGroups(kind, parties, jvSharePct).map((group) => (
          <GroupFields
            key={group.side ?? 'all'}
            {...props}
            group={group}
            amountOf={(id) => amounts?.[parties.findIndex((party) => party.id === id)] ?? null}
            problem={problems.shares}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface GroupFieldsProps extends SplitLineFieldsProps {
  group: ShareGroup;
  amountOf: (partyId: string) => number | null;
  problem: string | undefined;
}

/** The shares that add up to one total. */
function GroupFields({ kind, line, parties, viewerId, onChange, group, amountOf, problem }: GroupFieldsProps) {
  const remaining = remainingBps(line, group);
  const side = group.side === 'seller' ? 'Seller’s side' : 'Buyer’s side';
  return (
    <div>
      {group.side ? (
        <p className="mb-2 text-sm text-muted">
          {side}: <strong className="text-ink">{formatBps(group.totalBps)}</strong>
          {group.side === 'seller' ? ', fixed by the terms you agreed on.' : '.'}
        </p>
      ) : null}
      <ul className="flex flex-col gap-3">
        {parties
          .filter(({ id }) => group.partyIds.includes(id))
          .map((party) => (
            <li key={party.id} className="flex items-end gap-3">
              {isFixed(group) ? (
                <p className="min-w-0 flex-1 text-[15px]">
                  {nameOf(party, viewerId)} <span className="text-muted">{formatBps(group.totalBps)}</span>
                </p>
              ) : (
                <NumberField
                  className="flex-1"
                  label={
                    <>
                      {nameOf(party, viewerId)}
                      <span className="sr-only">: share of {lineKinds[kind].toLowerCase()}</span>
                    </>
                  }
                  limits={shareLimits}
                  value={line.shares[party.id] ?? null}
                  onChange={(share) => onChange({ ...line, shares: { ...line.shares, [party.id]: share } })}
                />
              )}
              <Amount cents={amountOf(party.id)} tall={!isFixed(group)} />
            </li>
          ))}
      </ul>
      {isFixed(group) ? null : <Remainder bps={remaining} total={group.totalBps} problem={problem} />}
    </div>
  );
}

function nameOf(party: Party, viewerId: string): string {
  return party.id === viewerId ? 'You' : partyName(party);
}

function Amount({ cents, tall }: { cents: number | null; tall: boolean }) {
  return (
    <output
      className={clsx(
        'numeric flex w-36 shrink-0 items-center justify-end text-right text-[15px] font-semibold',
        tall && 'mb-1.5 min-h-11',
      )}
    >
      {cents === null ? <span className="font-normal text-muted">No amount yet</span> : formatExactCents(cents)}
    </output>
  );
}

/** What's left to assign. */
function Remainder({ bps, total, problem }: { bps: number | null; total: number; problem: string | undefined }) {
  if (bps === null) return null;
  const text =
    bps === 0
      ? `Adds up to ${formatBps(total)}.`
      : bps > 0
        ? `${formatBps(bps)} left to assign.`
        : `${formatBps(-bps)} more than ${formatBps(total)}.`;
  return (
    <div className="mt-2" aria-live="polite">
      <p className={clsx('numeric text-sm font-medium', bps === 0 ? 'text-evergreen-ink' : 'text-amber-ink')}>{text}</p>
      {problem && bps !== 0 ? (
        <ErrorText id={`${total}-shares`}>{`Shares must add up to ${formatBps(total)}`}</ErrorText>
      ) : null}
    </div>
  );
}
