import { PictureField } from '@/platform/uploads/picture-field';
import { industryChoices, roleChoices } from '../choices';
import { toDataUrl } from '../data-url';
import type { Step } from '../steps';
import type { Details, StepProblem } from '../details';
import { ChoiceCards } from './choice-cards';
import { CountyField } from './county-field';
import { MarketsStep } from './markets-step';
import { StateField } from './state-field';

export interface DeferredStepsProps {
  step: Step;
  /** The new member's name. */
  name: string;
  details: Details;
  onChange: (patch: Partial<Details>) => void;
  /** A data URL. */
  picture: string | null;
  onPicture: (picture: string | null) => void;
  problem: StepProblem | null;
  onProblem: (problem: StepProblem) => void;
  busy: boolean;
}

/** The steps after the first, loaded when they're about to be needed. */
export function DeferredSteps({
  step,
  name,
  details,
  onChange,
  picture,
  onPicture,
  problem,
  onProblem,
  busy,
}: DeferredStepsProps) {
  switch (step) {
    case 'location':
      return (
        <div className="flex flex-col gap-5">
          <StateField
            value={details.state}
            onChange={(state) => onChange({ state, county: '' })}
            error={problem?.state}
          />
          <CountyField
            state={details.state}
            value={details.county}
            onChange={(county) => onChange({ county })}
            error={problem?.county}
          />
        </div>
      );
    case 'roles':
      return (
        <ChoiceCards
          legend="Roles"
          choices={roleChoices}
          chosen={details.roles}
          onChange={(roles) => onChange({ roles })}
          invalid={problem !== null}
        />
      );
    case 'industries':
      return (
        <ChoiceCards
          legend="Industries"
          choices={industryChoices}
          chosen={details.industries}
          onChange={(industries) => onChange({ industries })}
          invalid={problem !== null}
        />
      );
    case 'markets':
      return <MarketsStep details={details} onChange={onChange} problem={problem} onProblem={onProblem} />;
    case 'picture':
      return (
        <PictureField
          name={name}
          preview={picture}
          onCropped={(cropped) => void toDataUrl(cropped).then(onPicture)}
          onRemove={() => onPicture(null)}
          progress={null}
          error={null}
          disabled={busy}
        />
      );
    default:
      return null;
  }
}
