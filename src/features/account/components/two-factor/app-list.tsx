import { Smartphone } from 'lucide-react';
import { formatDate } from '@/kit/formatting/format';
import type { AuthenticatorApp } from '@/platform/session/second-factor';
import { Button } from '@/kit/ui/button';

interface AppListProps {
  apps: readonly AuthenticatorApp[];
  onRemove: (app: AuthenticatorApp) => void;
}

/** The member's authenticator apps. */
export function AppList({ apps, onRemove }: AppListProps) {
  return (
    <ul aria-label="Authenticator apps" className="mt-4 divide-y divide-line">
      {apps.map((app) => (
        <li key={app.id} className="flex items-center gap-3 py-3">
          <Smartphone aria-hidden className="size-5 shrink-0 text-muted" />
          <p className="min-w-0 flex-1">
            <span className="block text-[15px] font-medium break-words text-ink">{app.name}</span>
            <span className="block text-sm text-muted">Added {formatDate(app.addedAt)}</span>
          </p>
          <Button variant="secondary" size="sm" aria-label={`Remove ${app.name}`} onClick={() => onRemove(app)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
