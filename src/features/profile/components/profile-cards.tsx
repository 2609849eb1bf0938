import { Globe, Lock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/shared/ui/card';
import { shortLink, siteLabels, sites } from '../links';
import type { Links, Profile, ProfileStatus } from '../profile';
import { contactReaders, statusTexts } from '../rules';
import { SocialIcon } from './social-icon';

function SideCard({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase();
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

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
        {contactReaders[status]}
      </p>
    </SideCard>
  );
}

function SideRow({ icon, name, text, muted = false }: { icon: ReactNode; name: string; text: string; muted?: boolean }) {
  return (
    <li className="numeric flex min-h-10 items-center gap-3 text-[15px] [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted">
      {icon}
      <span className="sr-only">{name}: </span>
      <span className={muted ? 'text-muted' : 'min-w-0 font-medium break-words [overflow-wrap:anywhere]'}>{text}</span>
    </li>
  );
}

/** Where else the member is found. Nothing without links. */
export function LinksCard({ links }: { links: Links }) {
  const given = sites.flatMap((site) => (links[site] ? [{ site, link: links[site] }] : []));
  if (given.length === 0) return null;
  return (
    <SideCard title="Elsewhere">
      <ul className="mt-2 flex flex-col">
        {given.map(({ site, link }) => (
          <li key={site}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="-mx-3 flex min-h-11 items-center gap-3 rounded-control px-3 py-1 hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted"
            >
              <SocialIcon site={site} />
              <span className="min-w-0">
                <span className="block text-[15px] leading-snug font-medium text-ink">{siteLabels[site]}</span>
                <span className="block truncate text-sm leading-snug text-muted">{shortLink(link)}</span>
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SideCard>
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
