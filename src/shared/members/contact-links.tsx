import { clsx } from 'clsx';
import { Globe, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneLink } from '@/kit/formatting/phone';
import { isWebLink, shortLink } from '@/domain/member/social-links';

interface ContactLinksProps {
  email: string | null;
  phone: string | null;
  website: string | null;
}

/** Email, phone, and website links; missing ones are left out. */
export function ContactLinks({ email, phone, website }: ContactLinksProps) {
  return (
    <ul className="flex flex-col gap-1">
      {email ? <ContactLink icon={<Mail aria-hidden />} href={`mailto:${email}`} text={email} /> : null}
      {phone ? <ContactLink icon={<Phone aria-hidden />} href={phoneLink(phone)} text={phone} /> : null}
      {website && isWebLink(website) ? (
        <ContactLink icon={<Globe aria-hidden />} href={website} text={shortLink(website)} external />
      ) : null}
    </ul>
  );
}

interface ContactLinkProps {
  icon: ReactNode;
  href: string;
  text: string;
  /** Leads to a site that isn't ours. */
  external?: boolean;
}

function ContactLink({ icon, href, text, external = false }: ContactLinkProps) {
  return (
    <li>
      <a
        href={href}
        {...(external && { target: '_blank', rel: 'nofollow noopener ugc' })}
        className={clsx(
          '-mx-3 flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-evergreen-ink',
          'hover:bg-evergreen-soft [&_svg]:size-5 [&_svg]:shrink-0',
        )}
      >
        {icon}
        <span className="min-w-0 break-all">{text}</span>
        {external ? <span className="sr-only"> (opens in a new tab)</span> : null}
      </a>
    </li>
  );
}
