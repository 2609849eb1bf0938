import { Smartphone, X } from 'lucide-react';
import { brand } from '@/domain/site/brand';
import { Button, IconButton } from '@/kit/ui/button';
import { isSecondVisit, useInstall } from './install';

const shareSteps = 'Tap Share, then Add to Home Screen.';

/** Offers from the second visit on to install the app, under the header. Gone once it's dismissed. */
export function InstallBanner() {
  const { how, install, dismiss } = useInstall();
  if (how === null || !isSecondVisit()) return null;
  return (
    <aside
      aria-label="Install the app"
      className="flex items-center gap-3 border-b border-line bg-surface py-1 pr-2 pl-4 text-sm sm:pl-6"
    >
      <Smartphone aria-hidden className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 py-1">
        {how === 'share' ? `Install ${brand.name}: ${shareSteps}` : `Install ${brand.name} on this device.`}
      </p>
      {how === 'dialog' ? (
        <Button variant="secondary" size="sm" onClick={install}>
          Install
        </Button>
      ) : null}
      <IconButton label="Dismiss" onClick={dismiss}>
        <X aria-hidden />
      </IconButton>
    </aside>
  );
}

/** Offers to install the app where an answer is awaited. */
export function InstallStep() {
  const { how, install } = useInstall();
  if (how === 'share')
    return <p className="text-sm text-muted">To get notified on this device, install the app. {shareSteps}</p>;
  if (how === null) return null;
  return (
    <Button variant="secondary" full icon={<Smartphone aria-hidden />} onClick={install}>
      Install the app
    </Button>
  );
}
