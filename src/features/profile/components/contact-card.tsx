import { clsx } from 'clsx';
import { Globe, Lock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactVisibility } from '@/domain/member/member-text';
import { shortLink } from '@/domain/member/social-links';
import { SideCard } from '@/kit/ui/side-card';
import type { Profile } from '../profile';

/** The member's contact details and who can see them. */
export function ContactCard({ profile }: { profile: Profile }) {
  const { email, phone, website, profile_status: status } = profile;
  return (
    <SideCard title="Contact">
      <ul className="mt-2 flex flex-col">
        {email ? <SideRow icon={<Mail aria-hidden />} name="Email" text={email} /> : null}
        <SideRow icon={<Phone aria-hidden />} name="Phone" text={phone ?? 'No phone number'} muted={!phone} />
        {website ? <SideRow icon={<Globe aria-hidden />} name="Website" text={shortLink(website)} /> : null}
      </ul>
      <p className="mt-2 flex items-start gap-2 text-sm text-muted">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {contactVisibility(status)}
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
    <li
      className={clsx(
        'flex min-h-10 items-center gap-3 text-[15px] [&_svg]:size-5 [&_svg]:shrink-0',
        '[&_svg]:text-muted',
      )}
    >
      {icon}
      <span className="sr-only">{name}: </span>
      <span className={muted ? 'text-muted' : 'min-w-0 font-medium break-words [overflow-wrap:anywhere]'}>{text}</span>
    </li>
  );
}
