/**
 * The analysis in words: what works, what fails and by how much, what price would make it work, and which figures
 * matter most. Every sentence is computed from the deal's numbers.
 */

import { roundHalfAway } from '../../kit/numbers/rounding.ts';
import { figureName, figureSpec } from './figures.ts';
import { joinWords } from '../../kit/formatting/join-words.ts';
import { inSentence } from './formula-text.ts';
import { isShared } from './joint-venture.ts';
import { surplus, type Deal, type Decision } from './metric.ts';
import type { Analysis, FigureId, Figures, Metric, PriceSolution, Scenario, Subject, Unit, Verdict } from './model.ts';
import { exact, plain, type Amount, type Numeric } from './numbers/amount.ts';
import { bareValue, figureText, sentence } from './numbers/format.ts';
import { quotient, returnOn } from './numbers/formulas.ts';
import { incomeOf } from './numbers/income.ts';
import { roles } from './numbers/summary.ts';
import { influences, turningPoint, type Influence } from './sensitivity.ts';
import { statedNoiNote } from './stated-noi.ts';

/** The input of a verdict. */
interface Findings {
  subject: Subject;
  scenario: Scenario;
  deal: Deal;
  figures: Figures;
  metrics: readonly Metric[];
  prices: readonly PriceSolution[];
  missing: readonly FigureId[];
  claims: Analysis['claims'];
}

type Remarks = Verdict['remarks'];

/** The verdict on a deal. */
export function verdictOf(findings: Findings): Verdict {
  const { deal, missing } = findings;
  const judged = deal.decisions.filter(({ met }) => met !== null);
  const passed = judged.filter(({ met }) => met).length;
  const rating =
    judged.length === 0 ? 'unknown' : passed === 0 ? 'fails' : passed === judged.length ? 'works' : 'mixed';
  return {
    rating,
    headline: headline(findings, rating, judged),
    remarks: [
      ...judged.map((decision) => outcome(decision, findings)),
      ...moneyBack(findings),
      ...priceRemarks(findings, judged),
      ...sensitivityRemarks(findings, judged),
      ...shareRemarks(findings),
      ...disagreements(findings),
      ...Object.values(findings.claims).map((text) => ({ kind: 'market' as const, text })),
      ...missingRemarks(missing, judged.length > 0),
    ],
  };
}

// Words -----------------------------------------------------------------------------------

const usd = (amount: Numeric) => bareValue(amount, 'usd');

/** `part` of `whole` in percent: '15%'. */
function percentText(part: Numeric, whole: Numeric): string {
  return figureText(roundHalfAway(plain(returnOn(part, whole)) ?? NaN, 1), 'percent');
}

/** A computed value of a figure, rounded to its decimals. */
function roundedText(id: FigureId, value: number): string {
  const { unit, decimals } = figureSpec(id);
  return figureText(roundHalfAway(value, Math.min(decimals, 2)), unit);
}

/** The value of a decision's fraction; null if it isn't defined. */
function valueOf({ upper, lower, scale }: Decision): Amount | null {
  return quotient(upper?.times(scale) ?? null, lower);
}

function headline(findings: Findings, rating: Verdict['rating'], judged: readonly Decision[]): string {
  const { figures, scenario, missing } = findings;
  const role = roles[scenario.strategy];
  const at = `At ${usd(figures.price.value ?? 0)}`;
  if (rating === 'unknown') {
    return missing.length > 0
      ? `We can’t judge it ${role} yet: ` +
          `${joinWords(missing.map(figureName))} ${missing.length === 1 ? 'is' : 'are'} missing.`
      : `${at}, there’s nothing to judge it by ${role}.`;
  }
  const list = (met: boolean) =>
    joinWords(judged.filter((decision) => decision.met === met).map((decision) => brief(decision, findings)));
  const [passed, failed] = [list(true), list(false)];
  if (rating === 'works') return `${at}, it works ${role}: ${passed}.`;
  if (rating === 'fails') return `${at}, it falls short ${role}: ${failed}.`;
  return `${at}, it partly works ${role}: it meets ${passed} but misses ${failed}.`;
}

/** 'cash-on-cash 3.10% (target 8%)'. */
function brief(decision: Decision, { deal, figures }: Findings): string {
  const { asks, unit, target, metric, label } = decision;
  const value = valueOf(decision);
  if (value === null) return inSentence(asks);
  if (metric !== 'spread') return `${inSentence(label)} ${bareValue(value, unit)} (target ${figureText(target, unit)})`;
  const offer = deal.values.mao ?? exact(0);
  const room = offer.minus(figures.price.value ?? 0);
  const place = `${usd(room.abs())} ${room.lt(0) ? 'above' : 'under'} the maximum allowable offer of ${usd(offer)}`;
  return target > 0 ? `${place} (target fee ${usd(target)})` : place;
}

// What works and what fails -------------------------------------------------------------------

function outcome(decision: Decision, findings: Findings): Remarks[number] {
  const { metric, label, unit, upper, lower, target, scale, upperName, per, met } = decision;
  const kind = met ? 'works' : 'fails';
  if (metric === 'spread') return { kind, text: spreadText(decision, findings) };
  const value = valueOf(decision);
  if (value === null) {
    const flow = `the property ${upper === null || upper.gte(0) ? 'earns' : 'costs'} ${usd(upper?.abs() ?? 0)}${per}`;
    return {
      kind,
      text: `No cash is left in the deal: you get ${usd(lower?.negated() ?? 0)} more out than you put in, and ${flow}.`,
    };
  }
  const asked = figureText(target, unit);
  const takes = `that takes ${usd(lower?.times(target).div(scale) ?? 0)}${per}, and ${upperName} is ${usd(upper ?? 0)}`;
  const over = surplus(decision) ?? exact(0);
  return {
    kind,
    text: met
      ? `${label} is ${bareValue(value, unit)}, at or above the ${asked} target: ` +
        `${takes}, ${usd(over.gt(0) ? over : 0)} more.`
      : `${label} is ${bareValue(value, unit)}, below the ${asked} target: ${takes}, ${usd(over.negated())} less.`,
  };
}

function spreadText({ upper, target, met }: Decision, { deal, figures }: Findings): string {
  const [offer, asked] = [deal.values.mao ?? exact(0), figures.price.value ?? 0];
  const room = offer.minus(asked);
  const share = figureText(figures.arvRulePct.value ?? 0, 'percent');
  const rule =
    `${share} of the ARV of ${usd(figures.arv.value ?? 0)} minus repairs of ` +
    `${usd(figures.repairCost.value ?? 0)} allows ${usd(offer)}`;
  const place = `the price of ${usd(asked)} is ${usd(room.abs())} ${room.lt(0) ? 'above' : 'under'} that`;
  if (target === 0) return `${rule}; ${place}.`;
  const own = upper ?? exact(0);
  const part = room.gt(0) && isShared(figures, room) ? `, you keep ${usd(own)} of it` : '';
  const result = met ? `leaves ${usd(own.minus(target))}` : `is ${usd(own.minus(target).negated())} too much`;
  return `${rule}; ${place}${part}, and a fee of ${usd(target)} ${result}.`;
}

/** The cash returned by a refinance, or the profit of a sale. */
function moneyBack({ scenario, deal: { values }, figures }: Findings): Remarks {
  const { cashInvested, cashOut, cashLeft, flipProfit, annualizedRoi } = values;
  if (
    scenario.strategy === 'brrrr' &&
    cashInvested != null &&
    cashOut != null &&
    cashLeft != null &&
    cashInvested.gt(0)
  ) {
    const moves = cashOut.gte(0)
      ? `the refinance returns ${usd(cashOut)}`
      : `the refinance takes ${usd(cashOut.negated())} more`;
    const rest = cashLeft.gt(0)
      ? `${usd(cashLeft)} (${percentText(cashLeft, cashInvested)}) stays in the deal`
      : `all of it comes back, plus ${usd(cashLeft.negated())}`;
    return [{ kind: cashLeft.gt(0) ? 'fails' : 'works', text: `Of ${usd(cashInvested)} invested, ${rest}: ${moves}.` }];
  }
  if (scenario.strategy === 'flip' && flipProfit != null && annualizedRoi != null) {
    const months = bareValue(figures.rehabMonths.value ?? 0, 'months');
    const change = flipProfit.gte(0) ? 'profit' : 'loss';
    const named = (figures.jvSharePct.value ?? 0) > 0 ? `Your part of the ${change},` : `A ${change} of`;
    const result = `${named} ${usd(flipProfit.abs())}`;
    return [
      {
        kind: flipProfit.gte(0) ? 'works' : 'fails',
        text:
          `${result} after ${months} is ${bareValue(annualizedRoi, 'percent')} a year on the all-in cost, ` +
          'compounded.',
      },
    ];
  }
  return [];
}

// What price would do it --------------------------------------------------------------------

/** The decisions with a maximum price, lowest first. */
function byPrice(
  judged: readonly Decision[],
  prices: readonly PriceSolution[],
): { decision: Decision; price: number }[] {
  return judged
    .flatMap((decision) => {
      const price = prices.find(({ metric }) => metric === decision.metric)?.price;
      return price == null ? [] : [{ decision, price }];
    })
    .toSorted((one, other) => one.price - other.price);
}

function priceRemarks({ figures, prices }: Findings, judged: readonly Decision[]): Remarks {
  const unsolvable = judged
    .filter(({ met }) => !met)
    .flatMap(({ metric }) => prices.filter((solution) => solution.metric === metric && solution.price === null));
  const noPrice = unsolvable.map(({ label, why }): Remarks[number] => ({
    kind: 'price',
    text: `No price achieves ${inSentence(label)}: ${inSentence(why)}`,
  }));
  const asked = figures.price.value;
  const ordered = byPrice(judged, prices);
  const [least, next] = ordered;
  if (!least || !asked) return noPrice;

  const distance = `${usd(Math.abs(least.price - asked))} (${percentText(Math.abs(least.price - asked), asked)})`;
  const where =
    least.price >= asked
      ? `up to a price of ${usd(least.price)}, ${distance} above this one`
      : `at a price of ${usd(least.price)} or less, ${distance} below this one`;
  const names = joinWords(
    ordered.map(({ decision }, index) => (index === 0 ? decision.asks : inSentence(decision.asks))),
  );
  const who = ordered.length === 1 ? `${names} holds` : unsolvable.length > 0 ? `${names} hold` : 'All of these hold';
  const first = ordered.length > 1 ? `; ${inSentence(least.decision.asks)} is the first to fail` : '';
  const wider =
    next && next.price > least.price ? ` ${sentence(next.decision.asks)} alone would allow ${usd(next.price)}.` : '';
  return [...noPrice, { kind: 'price', text: `${who} ${where}${first}.${wider}` }];
}

// What it hangs on ---------------------------------------------------------------------------

const sources = {
  assumed: 'Among the assumptions',
  stated: 'Among the seller’s figures',
  yours: 'Among your figures',
} as const;

function sensitivityRemarks(findings: Findings, judged: readonly Decision[]): Remarks {
  const decision = byPrice(judged, findings.prices)[0]?.decision ?? judged[0];
  if (!decision) return [];
  const ranked = influences(findings.subject, findings.scenario, decision.metric);
  const heaviest = [
    ranked.find(({ origin }) => origin === 'assumed'),
    ranked.find(({ origin }) => origin !== 'assumed'),
  ];
  return heaviest.flatMap((influence) =>
    influence ? [{ kind: 'sensitivity' as const, text: sensitivityText(influence, decision, findings) }] : [],
  );
}

function sensitivityText(
  { figure, origin, low, high }: Influence,
  decision: Decision,
  { subject, scenario, figures }: Findings,
): string {
  const { swing, unit } = figureSpec(figure);
  const value = figures[figure].value ?? 0;
  const by = swing.of === 'value' ? figureText(swing.by, 'percent') : swingText(swing.by, unit);
  const moved = joinWords(
    [low, high].toSorted((one, other) => one - other).map((result) => bareValue(result, decision.unit)),
  );
  const weight =
    `${sources[origin]}, ${inSentence(decision.label)} depends most on ${figureName(figure)} of ` +
    `${roundedText(figure, value)}: ${by} more or less puts it between ${moved}.`;
  const turn = turningPoint(subject, scenario, figure, decision);
  if (!turn) return weight;
  if (turn.at === null)
    return (
      `${weight} Nothing from ${roundedText(figure, turn.from)} to ${roundedText(figure, turn.to)} alone ` +
      `would ${decision.met ? 'make it fail' : 'make it work'}.`
    );
  const at = roundedText(figure, turn.at);
  return decision.met
    ? `${weight} It holds ${turn.at < value ? 'down' : 'up'} to ${at}.`
    : `${weight} It takes ${at} to reach ${figureText(decision.target, decision.unit)}.`;
}

function swingText(by: number, unit: Unit): string {
  return unit === 'percent' ? `${figureText(by, 'ratio')} ${by === 1 ? 'point' : 'points'}` : figureText(by, unit);
}

// What else to know -----------------------------------------------------------------------------

/** What the seller's share changes: the result before and after it. Nothing without a shared profit or loss. */
function shareRemarks({ figures, deal: { decisions }, metrics }: Findings): Remarks {
  const share = figureText(figures.jvSharePct.value ?? 0, 'percent');
  const results = metrics.flatMap((metric) => {
    const whole = metric.variants.find(({ id }) => id === 'before-share')?.value;
    return whole == null || metric.value === null ? [] : [{ metric, whole, value: metric.value }];
  });
  const profit = results.find(({ metric }) => metric.unit !== 'percent');
  if (!profit) return [];
  const decided = results.find(({ metric }) => decisions.some((decision) => decision.metric === metric.id));
  const measured =
    decided && decided !== profit
      ? `, a ${inSentence(decided.metric.label)} of ${bareValue(decided.value, decided.metric.unit)} instead of ` +
        bareValue(decided.whole, decided.metric.unit)
      : '';
  const { label, unit } = profit.metric;
  const isLoss = profit.whole < 0;
  const rule = isLoss
    ? 'The seller shares losses in a joint venture, too'
    : `The seller gets ${share} of the profit in a joint venture`;
  const time = unit === 'usd_per_year' ? ' a year' : '';
  const whole = `of a ${inSentence(label)} of ${bareValue(profit.whole, unit)}${time}`;
  const [part, all] = isLoss ? ['your part is', 'your part'] : ['you keep', 'what you keep'];
  return [
    {
      kind: 'share',
      text: `${rule}: ${whole}, ${part} ${bareValue(profit.value, unit)}${measured}. All results above are ${all}.`,
    },
  ];
}

/** Where another convention or the seller's figures would flip a decision. */
function disagreements({ deal: { decisions }, figures, metrics }: Findings): Remarks {
  const turned = decisions.flatMap((decision): Remarks[number][] => {
    const metric = metrics.find(({ id }) => id === decision.metric);
    if (!metric || decision.met === null) return [];
    return metric.variants
      .filter(({ id, value }) => id !== 'before-share' && value !== null && value >= decision.target !== decision.met)
      .map(({ label, value }) => ({
        kind: 'disagrees',
        text:
          `${metric.label} ${inSentence(label)} is ${bareValue(value ?? 0, metric.unit)}, which ` +
          `${decision.met ? 'misses' : 'meets'} the ${figureText(decision.target, decision.unit)} target.`,
      }));
  });
  const noi = statedNoiNote(figures, incomeOf(figures));
  return [...(noi === null ? [] : [{ kind: 'disagrees' as const, text: noi }]), ...turned];
}

function missingRemarks(missing: readonly FigureId[], some: boolean): Remarks {
  if (missing.length === 0) return [];
  const names = joinWords(missing.map(figureName));
  return [{ kind: 'missing', text: some ? `Enter ${names} to see more.` : `Enter ${names} to judge it.` }];
}
