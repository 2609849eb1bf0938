/** The stages of a deal, in order, as the check of `pipeline_cards.stage`. */
export const stages = ['watching', 'analyzing', 'offered', 'under_contract', 'closed', 'lost'] as const;
export type Stage = (typeof stages)[number];

const names: Readonly<Record<Stage, string>> = {
  watching: 'Watching',
  analyzing: 'Analyzing',
  offered: 'Offered',
  under_contract: 'Under contract',
  closed: 'Closed',
  lost: 'Lost',
};

/** The stage's name, such as 'Under contract'. */
export const stageName = (stage: Stage) => names[stage];

/** The stage of that value; 'watching' for anything else, such as one that a newer version of the app stored. */
export const toStage = (value: string): Stage => stages.find((stage) => stage === value) ?? 'watching';
