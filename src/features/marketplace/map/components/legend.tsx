import { BadgeCheck } from 'lucide-react';

/** What the colors of pins mean. Below the map, where it covers no pin or cluster. */
export function Legend() {
  return (
    <p aria-hidden className="mt-2 flex items-center gap-4 px-1 text-xs font-medium text-ink">
      <span className="flex items-center gap-1.5">
        <span className="flex size-4 items-center justify-center rounded-full bg-evergreen text-evergreen-on">
          <BadgeCheck className="size-3" />
        </span>
        Verified
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-3.5 rounded-[4px] bg-brick" />
        Unverified
      </span>
    </p>
  );
}
