import { Globe, Lock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactReaders } from '@/shared/lib/member-texts';
import { SideCard } from '@/shared/ui/side-card';
import type { Profile, ProfileStatus } from '../profile';
import { statusTexts } from '../rules';

/** How to reach the member, and who gets to see it. */
export function ContactCard({ profile: { email, phone, profile_status: status } }: { profile: Profile }) {
  return (
    <SideCard title="Contact">
      <ul className="mt-2 flex flex-col">
        {email ? <SideRow icon={<Mail aria-hidden />} name="Email" text={email} /> : null}
        <SideRow icon={<Phone aria-hidden />} name="Phone" text={phone ?? 'No phone number'} muted={!phone} />
      </ul>
      <p className="mt-2 flex items-start gap-2 text-sm text-muted">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {contactReaders(status)}
      </p>
    </SideCard>
  );
}

function SideRow({
  icon,
  name,
  text,
  muted = false,
}: {
  icon: ReactNode;
  name: string;
  text: string;
  muted?: boolean;
}) {
  return (
    <li className="numeric flex min-h-10 items-center gap-3 text-[15px] [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted">
      {icon}
      <span className="sr-only">{name}: </span>
      <span className={muted ? 'text-muted' : 'min-w-0 font-medium break-words [overflow-wrap:anywhere]'}>{text}</span>
    </li>
  );
}

/** Who finds the profile. */
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
