import { useId } from 'react';

/** Decorative map of lots and streets behind the profile picture. */
export function ProfileCover() {
  const pattern = useId();
  return (
    <svg aria-hidden className="h-20 w-full sm:h-28" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id={pattern} width="148" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)">
          <rect width="148" height="96" fill="var(--plat-street)" />
          <rect x="6" y="6" width="40" height="38" rx="3" fill="var(--plat-a)" />
          <rect x="50" y="6" width="30" height="38" rx="3" fill="var(--plat-b)" />
          <rect x="84" y="6" width="58" height="38" rx="3" fill="var(--plat-c)" />
          <rect x="6" y="54" width="58" height="36" rx="3" fill="var(--plat-c)" />
          <rect x="68" y="54" width="34" height="36" rx="3" fill="var(--plat-a)" />
          <rect x="106" y="54" width="36" height="36" rx="3" fill="var(--plat-b)" />
          <path
            d="M14 20h18v16H14zM58 14h14v14H58zM96 18h24v14H96zM20 62h26v16H20zM76 64h16v12H76zM114 70h18v12h-18z"
            fill="var(--plat-house)"
          />
          <path
            d="M14 28h18M65 14v14M96 25h24M20 70h26M84 64v12M114 76h18"
            stroke="var(--plat-ridge)"
            strokeWidth="1.4"
          />
          <g fill="var(--plat-tree)">
            <circle cx="39" cy="15" r="4" />
            <circle cx="130" cy="36" r="5" />
            <circle cx="56" cy="83" r="4.5" />
            <circle cx="97" cy="84" r="3.5" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}
