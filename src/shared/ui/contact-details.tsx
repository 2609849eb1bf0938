import { Lock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

interface WithheldProps {
  title: string;
  text?: ReactNode;
  /** What opens it. */
  children?: ReactNode;
}

/** Stands where contact details would, for those who may not see them. */
export function Withheld({ title, text, children }: WithheldProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3.5">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="text-sm">
          <p className="font-semibold text-ink">{title}</p>
          {text ? <p className="mt-0.5 text-muted">{text}</p> : null}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Email and phone, to be pressed. What is missing is left out. */
export function ContactLinks({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <ul className="flex flex-col gap-1">
      {email ? <ContactLink icon={<Mail aria-hidden />} href={`mailto:${email}`} text={email} /> : null}
      {phone ? (
        <ContactLink icon={<Phone aria-hidden />} href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />
      ) : null}
    </ul>
  );
}

function ContactLink({ icon, href, text }: { icon: ReactNode; href: string; text: string }) {
  return (
    <li>
      <a
        href={href}
        className="-mx-3 flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-evergreen-ink hover:bg-evergreen-soft [&_svg]:size-5 [&_svg]:shrink-0"
      >
        {icon}
        <span className="min-w-0 break-all">{text}</span>
      </a>
    </li>
  );
}
