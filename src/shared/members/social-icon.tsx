import type { ReactNode } from 'react';
import type { SocialSite } from '@/domain/member/social-links';

/** Drawn here because lucide has no brand icons. */
const marks: Readonly<Record<SocialSite, ReactNode>> = {
  linkedin: (
    <>
      <path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z" />
      <rect x="2" y="9" width="4" height="12" />
      <circle cx="4" cy="4" r="2" />
    </>
  ),
  facebook: <path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z" />,
  twitter: <path d="M4 4l11.7 16H20L8.3 4zM4.5 20l6.3-7M13.4 10.6 19.5 4" />,
  instagram: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.5 6.5h.01" />
    </>
  ),
};

/** Logo of a social site. Decorative: show its name next to it. */
export function SocialIcon({ site }: { site: SocialSite }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {marks[site]}
    </svg>
  );
}
