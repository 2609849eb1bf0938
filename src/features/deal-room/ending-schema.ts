import { z } from 'zod';
import { hasMoved, moneyOutcomes, moneyPayers, type EndingSaid, type MoneyOutcome } from '@/domain/deal/endings';
import { wallTime } from '@/kit/time/time-zones';

/** The fields of what a side says about a deal that fell through. */
export const endingDraft = z.object({
  money: z.string(),
  movedOn: z.string(),
  paidBy: z.string(),
  agrees: z.enum(['', 'yes', 'no']),
});
type EndingDraft = z.infer<typeof endingDraft>;

/** The fields to start with: what the side said before. */
export function draftOfEnding(said: EndingSaid | null): EndingDraft {
  const agrees = said?.agrees ?? null;
  return {
    money: said?.money ?? '',
    movedOn: said?.moved_on ?? '',
    paidBy: said?.paid_by ?? '',
    agrees: agrees === null ? '' : agrees ? 'yes' : 'no',
  };
}

interface EndingContext {
  zone: string;
  /** ISO time. */
  openedAt: string;
  /** Whether earnest money was agreed on. */
  hasMoney: boolean;
  now: () => number;
}

/** Validates what a side says, like `private.report_ending`, and transforms it into its arguments. */
export function endingSchema({ zone, openedAt, hasMoney, now }: EndingContext) {
  const dayOf = (moment: number) => wallTime(new Date(moment), zone).slice(0, 10);
  return endingDraft.transform(({ money, movedOn, paidBy, agrees }, check) => {
    const wrong = (field: keyof EndingDraft, message: string) =>
      check.addIssue({ code: 'custom', path: [field], message });
    if (hasMoney && !Object.hasOwn(moneyOutcomes, money)) wrong('money', 'Choose what happened');
    if (!hasMoney && agrees === '') wrong('agrees', 'Choose an answer');
    const moved = hasMoney && hasMoved(money);
    if (moved) {
      if (movedOn === '') wrong('movedOn', 'Choose a date');
      else if (movedOn > dayOf(now())) wrong('movedOn', 'Choose today or an earlier date');
      else if (movedOn < dayOf(Date.parse(openedAt)))
        wrong('movedOn', 'Choose the day the offer was accepted or a later one');
      if (!Object.hasOwn(moneyPayers, paidBy)) wrong('paidBy', 'Choose who paid it out');
    }
    return {
      ...(hasMoney && { money: money as MoneyOutcome }),
      ...(moved && { moved_on: movedOn, paid_by: paidBy }),
      ...(agrees !== '' && { agrees: agrees === 'yes' }),
    };
  });
}
