/**
 * The analysis in words: what works, what fails and by how much, what price would make it work, and on which figure it hangs most.
 * Every sentence is made from this deal's numbers. Arithmetic, not advice.
 */

import { figureName, figureSpec } from './figures';
import { surplus, type Deal, type Decision } from './metric';
import type {
  FigureId,
  Figures,
  Metric,
  PriceSolution,
  Scenario,
  Strategy,
  Subject,
  Unit,
  Variant,
  Verdict,
} from './model';
import { influences, turningPoint, type Influence } from './sensitivity';
import { bareValue, figureText, inSentence, inWords, sentence } from './texts';

/** All that a verdict is made from. */
interface Findings {
  subject: Subject;
  scenario: Scenario;
  deal: Deal;
  figures: Figures;
  metrics: readonly Metric[];
  prices: readonly PriceSolution[];
  missing: readonly FigureId[];
}

type Remarks = Verdict['remarks'];

const roles: Readonly<Record<Strategy, string>> = {
  rental: 'as a rental',
  flip: 'as a flip',
  brrrr: 'as a BRRRR',
  wholesale: 'as a wholesale deal',
};

/** The verdict on a deal. */
export function verdictOf(findings: Findings): Verdict {
  const { deal, missing } = findings;
  const judged = deal.decisions.filter(({ met }) => met !== null);
  const passed = judged.filter(({ met }) => met).length;
  // What the seller's share takes is part of the deal: one that works only before it works in part.
  const works = !sharedOut(findings).some(({ missed }) => missed);
  const standing =
    judged.length === 0 ? 'unknown' : passed === 0 ? 'fails' : passed === judged.length && works ? 'works' : 'mixed';
  return {
    standing,
    headline: headline(findings, standing, judged),
    remarks: [
      ...judged.map((decision) => outcome(decision, findings)),
      ...moneyBack(findings),
      ...priceRemarks(findings, judged),
      ...hangRemarks(findings, judged),
      ...shareRemarks(findings),
      ...disagreements(findings),
      ...missingRemarks(missing, judged.length > 0),
    ],
  };
}

// Words -----------------------------------------------------------------------------------

const usd = (amount: number) => bareValue(amount, 'usd');

/** One's share of another, in percent: '15%'. */
function percentText(part: number, whole: number): string {
  return figureText(Number(((part / whole) * 100).toFixed(1)), 'percent');
}

/** A value found for a figure, to the digits it is entered with. */
function found(id: FigureId, value: number): string {
  const { unit, decimals } = figureSpec(id);
  return figureText(Number(value.toFixed(Math.min(decimals, 2))), unit);
}

/** What a decision's fraction comes to; null where it is not defined. */
function decided({ upper, lower, scale }: Decision): number | null {
  return upper === null || lower === null || lower <= 0 ? null : (scale * upper) / lower;
}

function headline(findings: Findings, standing: Verdict['standing'], judged: readonly Decision[]): string {
  const { figures, scenario, missing } = findings;
  const role = roles[scenario.strategy];
  const at = `At ${usd(figures.price.value ?? 0)}`;
  if (standing === 'unknown') {
    return missing.length > 0
      ? `${sentence(role)} it cannot be judged yet: ${inWords(missing.map(figureName))} ${missing.length === 1 ? 'is' : 'are'} not known.`
      : `${at} there is nothing to judge it by ${role}.`;
  }
  const list = (met: boolean) =>
    inWords(judged.filter((decision) => decision.met === met).map((decision) => brief(decision, findings)));
  const [passed, failed] = [list(true), list(false)];
  if (standing === 'works') return `${at} it works ${role}: ${passed}.`;
  if (standing === 'fails') return `${at} it falls short ${role}: ${failed}.`;
  return failed === ''
    ? `${at} it works ${role} only before the seller’s ${figureText(figures.jvSharePct.value ?? 0, 'percent')}: ${passed}.`
    : `${at} it works ${role} only in part: it meets ${passed}; it misses ${failed}.`;
}

/** 'cash-on-cash 3.10% (8% asked)'. */
function brief(decision: Decision, { deal }: Findings): string {
  const { asks, unit, target, metric, label, upper } = decision;
  const value = decided(decision);
  if (value === null) return inSentence(asks);
  if (metric !== 'spread') return `${inSentence(label)} ${bareValue(value, unit)} (${figureText(target, unit)} asked)`;
  const room = upper ?? 0;
  const place = `${usd(Math.abs(room))} ${room < 0 ? 'above' : 'under'} the maximum allowable offer of ${usd(deal.values.mao ?? 0)}`;
  return target > 0 ? `${place} (room for a fee of ${usd(target)} asked)` : place;
}

// What works and what fails -------------------------------------------------------------------

function outcome(decision: Decision, findings: Findings): Remarks[number] {
  const { metric, label, unit, upper, lower, target, scale, upperName, per, met } = decision;
  const kind = met ? 'works' : 'fails';
  if (metric === 'spread') return { kind, text: spreadText(decision, findings) };
  const value = decided(decision);
  if (value === null) {
    const flow = `the property ${(upper ?? 0) >= 0 ? 'brings' : 'costs'} ${usd(Math.abs(upper ?? 0))}${per}`;
    return {
      kind,
      text: `No cash is left in the deal, ${usd(-(lower ?? 0))} comes out beyond what went in, and ${flow}.`,
    };
  }
  const asked = figureText(target, unit);
  const takes = `that takes ${usd((target * (lower ?? 0)) / scale)}${per}, and ${upperName} is ${usd(upper ?? 0)}`;
  const over = surplus(decision) ?? 0;
  return {
    kind,
    text: met
      ? `${label} is ${bareValue(value, unit)}, at or above the ${asked} asked: ${takes}, ${usd(Math.max(over, 0))} more.`
      : `${label} is ${bareValue(value, unit)}, short of the ${asked} asked: ${takes}, ${usd(-over)} less.`,
  };
}

function spreadText({ upper, target, met }: Decision, { deal, figures }: Findings): string {
  const [offer, asked, room] = [deal.values.mao ?? 0, figures.price.value ?? 0, upper ?? 0];
  const share = figureText(figures.arvRulePct.value ?? 0, 'percent');
  const rule = `${share} of the ARV of ${usd(figures.arv.value ?? 0)} less repairs of ${usd(figures.repairCost.value ?? 0)} allows ${usd(offer)}`;
  const place = `the price of ${usd(asked)} is ${usd(Math.abs(room))} ${room < 0 ? 'above' : 'under'} that`;
  if (target === 0) return `${rule}; ${place}.`;
  return `${rule}; ${place}, and a fee of ${usd(target)} ${met ? `leaves ${usd(room - target)}` : `lacks ${usd(target - room)}`}.`;
}

/** What comes back of the money: of a refinance, or of a sale. */
function moneyBack({ scenario, deal: { values }, figures }: Findings): Remarks {
  const { cashInvested, cashOut, cashLeft, flipProfit, annualisedRoi } = values;
  if (
    scenario.strategy === 'brrrr' &&
    cashInvested != null &&
    cashOut != null &&
    cashLeft != null &&
    cashInvested > 0
  ) {
    const moves = cashOut >= 0 ? `the refinance brings ${usd(cashOut)}` : `the refinance takes ${usd(-cashOut)} more`;
    const rest =
      cashLeft > 0
        ? `${usd(cashLeft)} (${percentText(cashLeft, cashInvested)}) stays in the deal`
        : `all of it is back, and ${usd(-cashLeft)} more`;
    return [{ kind: cashLeft > 0 ? 'fails' : 'works', text: `Of ${usd(cashInvested)} put in, ${rest}: ${moves}.` }];
  }
  if (scenario.strategy === 'flip' && flipProfit != null && annualisedRoi != null) {
    const months = bareValue(figures.rehabMonths.value ?? 0, 'months');
    const result = `${flipProfit >= 0 ? 'A profit' : 'A loss'} of ${usd(Math.abs(flipProfit))}`;
    return [
      {
        kind: flipProfit >= 0 ? 'works' : 'fails',
        text: `${result} after ${months} is ${bareValue(annualisedRoi, 'percent')} a year on all that goes in, compounded.`,
      },
    ];
  }
  return [];
}

// What price would do it --------------------------------------------------------------------

/** The decisions a price can be found for, the one that allows the least first. */
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
  const hopeless = judged
    .filter(({ met }) => !met)
    .flatMap(({ metric }) => prices.filter((solution) => solution.metric === metric && solution.price === null));
  const lost = hopeless.map(({ label, why }): Remarks[number] => ({
    kind: 'price',
    text: `No price gives ${inSentence(label)}: ${inSentence(why)}`,
  }));
  const asked = figures.price.value;
  const ordered = byPrice(judged, prices);
  const [least, next] = ordered;
  if (!least || !asked) return lost;

  const distance = `${usd(Math.abs(least.price - asked))} (${percentText(Math.abs(least.price - asked), asked)})`;
  const where =
    least.price >= asked
      ? `up to a price of ${usd(least.price)}, ${distance} above this one`
      : `at a price of ${usd(least.price)} or less, ${distance} below this one`;
  const names = inWords(
    ordered.map(({ decision }, index) => (index === 0 ? decision.asks : inSentence(decision.asks))),
  );
  const who = ordered.length === 1 ? `${names} holds` : hopeless.length > 0 ? `${names} hold` : 'All of these hold';
  const first = ordered.length > 1 ? `; ${inSentence(least.decision.asks)} is the first to give way` : '';
  const wider =
    next && next.price > least.price ? ` ${sentence(next.decision.asks)} alone would allow ${usd(next.price)}.` : '';
  return [...lost, { kind: 'price', text: `${who} ${where}${first}.${wider}` }];
}

// What it hangs on ---------------------------------------------------------------------------

const sources = {
  assumed: 'Of what is assumed',
  stated: 'Of what the seller states',
  yours: 'Of what you entered',
} as const;

function hangRemarks(findings: Findings, judged: readonly Decision[]): Remarks {
  const decision = byPrice(judged, findings.prices)[0]?.decision ?? judged[0];
  if (!decision) return [];
  const ranked = influences(findings.subject, findings.scenario, decision.metric);
  const heaviest = [
    ranked.find(({ origin }) => origin === 'assumed'),
    ranked.find(({ origin }) => origin !== 'assumed'),
  ];
  return heaviest.flatMap((influence) =>
    influence ? [{ kind: 'hangs' as const, text: hangText(influence, decision, findings) }] : [],
  );
}

function hangText(
  { figure, origin, low, high }: Influence,
  decision: Decision,
  { subject, scenario, figures }: Findings,
): string {
  const { swing, unit } = figureSpec(figure);
  const value = figures[figure].value ?? 0;
  const by = swing.of === 'value' ? figureText(swing.by, 'percent') : swingText(swing.by, unit);
  const moved = inWords(
    [low, high].toSorted((one, other) => one - other).map((result) => bareValue(result, decision.unit)),
  );
  const weight = `${sources[origin]}, ${inSentence(decision.label)} hangs most on ${figureName(figure)} of ${found(figure, value)}: ${by} more or less puts it between ${moved}.`;
  const turn = turningPoint(subject, scenario, figure, decision);
  if (!turn) return weight;
  if (turn.at === null)
    return `${weight} Nothing from ${found(figure, turn.from)} to ${found(figure, turn.to)} would alone ${decision.met ? 'break' : 'save'} it.`;
  const at = found(figure, turn.at);
  return `${weight} ${decision.met ? `It holds ${turn.at < value ? 'down' : 'up'} to ${at}.` : `It takes ${at} to reach ${figureText(decision.target, decision.unit)}.`}`;
}

function swingText(by: number, unit: Unit): string {
  return unit === 'percent' ? `${figureText(by, 'ratio')} ${by === 1 ? 'point' : 'points'}` : figureText(by, unit);
}

// What else to know -----------------------------------------------------------------------------

interface Shared {
  metric: Metric;
  variant: Variant;
  /** Whether the target is met before the seller's share and missed after it. */
  missed: boolean;
}

/** The results that the seller's share changes. */
function sharedOut({ deal: { decisions }, metrics }: Pick<Findings, 'deal' | 'metrics'>): Shared[] {
  return metrics.flatMap((metric) => {
    const variant = metric.variants.find(({ id }) => id === 'after-share');
    const decision = decisions.find((each) => each.metric === metric.id);
    const missed = decision?.met === true && variant?.value != null && variant.value < decision.target;
    return variant ? [{ metric, variant, missed }] : [];
  });
}

function shareRemarks({ figures, deal, metrics }: Findings): Remarks {
  const part = figures.jvSharePct.value ?? 0;
  const gain = deal.values.flipProfit ?? deal.values.cashFlow ?? 0;
  if (part <= 0 || gain <= 0) return [];
  const what = deal.values.flipProfit == null ? `cash flow of ${usd(gain)} a year` : `profit of ${usd(gain)}`;
  const result = sharedOut({ deal, metrics }).findLast(
    ({ metric, variant }) => metric.unit === 'percent' && variant.value !== null,
  );
  const measured = result
    ? `, a ${inSentence(result.metric.label)} of ${bareValue(result.variant.value ?? 0, 'percent')} instead of ${bareValue(result.metric.value ?? 0, 'percent')}`
    : '';
  const short = result?.missed ? `, short of the ${figureText(result.metric.goal?.value ?? 0, 'percent')} asked` : '';
  return [
    {
      kind: 'share',
      text: `The seller’s joint venture takes ${figureText(part, 'percent')} of the profit: a ${what} leaves you ${usd(gain * (1 - part / 100))}${measured}${short}.`,
    },
  ];
}

/** Where the field's conventions, or the seller's word, would turn a decision. */
function disagreements({ deal: { decisions }, figures, metrics }: Findings): Remarks {
  const turned = decisions.flatMap((decision): Remarks[number][] => {
    const metric = metrics.find(({ id }) => id === decision.metric);
    if (!metric || decision.met === null) return [];
    return metric.variants
      .filter(({ id, value }) => id !== 'after-share' && value !== null && value >= decision.target !== decision.met)
      .map(({ label, value }) => ({
        kind: 'disagrees',
        text: `${metric.label} ${inSentence(label)} is ${bareValue(value ?? 0, metric.unit)}, which ${decision.met ? 'misses' : 'meets'} the ${figureText(decision.target, decision.unit)} asked.`,
      }));
  });
  return [...statedNoi(figures, metrics), ...turned];
}

/** The seller's NOI, where it is a percent or more off what the rent comes to. */
function statedNoi(figures: Figures, metrics: readonly Metric[]): Remarks {
  const stated = figures.statedNoi;
  const noi = metrics.find(({ id }) => id === 'noi')?.value ?? null;
  if (stated.value === null || noi === null || figures.monthlyRent.value === null) return [];
  const gap = stated.value - noi;
  if (Math.abs(gap) < Math.max(1, 0.01 * Math.abs(noi))) return [];
  const whose = stated.origin === 'stated' ? 'The seller states' : 'You entered';
  return [
    {
      kind: 'disagrees',
      text: `${whose} an NOI of ${usd(stated.value)}; rent less vacancy and expenses comes to ${usd(noi)}, ${usd(Math.abs(gap))} ${gap > 0 ? 'less' : 'more'}, and that is what counts here.`,
    },
  ];
}

function missingRemarks(missing: readonly FigureId[], some: boolean): Remarks {
  if (missing.length === 0) return [];
  const names = inWords(missing.map(figureName));
  return [{ kind: 'missing', text: some ? `More can be told with ${names}.` : `Enter ${names} to judge it.` }];
}
