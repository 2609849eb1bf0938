import { BrandMark } from './brand-mark';

/** Fills the page while the session or the screen's code is loading. */
export function Splash() {
  return (
    <output className="flex min-h-dvh flex-col items-center justify-center gap-5 bg-paper px-6 text-center">
      <span className="splash-mark">
        <BrandMark size={56} />
      </span>
      <p className="text-[15px] font-medium text-muted">Loading your real estate community</p>
    </output>
  );
}
