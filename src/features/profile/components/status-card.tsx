import { Globe, Lock } from 'lucide-react';
import { SideCard } from '@/kit/ui/side-card';
import type { ProfileStatus } from '@/domain/member/fields';
import { statusTexts } from '../completeness';

/** Who can find the profile. */
export function StatusCard({ status }: { status: ProfileStatus }) {
  const { label, text } = statusTexts[status];
  const Icon = status === 'public' ? Globe : Lock;
  return (
    <SideCard title="Visibility">
      <p className="mt-3 flex items-center gap-2.5 font-medium">
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        {label}
      </p>
      <p className="mt-1.5 text-sm text-muted">{text}</p>
    </SideCard>
  );
}
