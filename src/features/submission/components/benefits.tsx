import { clsx } from 'clsx';
import { ArrowRight, BadgeCheck, FileLock2, Fingerprint, Handshake, type LucideIcon } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { Page, PageHeading } from '@/platform/layout/page';
import { Gate } from '@/shared/entitlements/gate';
import { OwnSubmissions } from './own-submissions';

const benefits: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'A Verified badge that means something',
    text: 'Our team checks your contract before the listing goes live, so buyers can tell you control the deal.',
    icon: BadgeCheck,
  },
  {
    title: 'Your contract stays private',
    text: 'Only you and our team can open it. It never appears on the listing, and we delete it with your account.',
    icon: FileLock2,
  },
  {
    title: 'Proof of what was reviewed',
    text: 'We fingerprint each file with SHA-256 when it’s uploaded and log every step with its time.',
    icon: Fingerprint,
  },
  {
    title: 'We write the listing with you',
    text: 'Tell us the basics. Once we accept your submission, we post the listing in your name, ready for pictures.',
    icon: Handshake,
  },
];

/** The benefits of submitting a property with its contract, and the member's earlier submissions. */
export function Benefits() {
  return (
    <Page narrow className="flex flex-col gap-8">
      <PageHeading
        title="Verify with contract"
        lead="Send us your purchase contract, and we list the deal as verified."
      />
      <ul className="grid gap-4 sm:grid-cols-2">
        {benefits.map(({ title, text, icon: Icon }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <span
              aria-hidden
              className={clsx(
                'flex size-11 items-center justify-center rounded-full bg-evergreen-soft',
                'text-evergreen-ink [&_svg]:size-5',
              )}
            >
              <Icon />
            </span>
            <h2 className="mt-4 font-semibold">{title}</h2>
            <p className="mt-1 text-[15px] text-muted">{text}</p>
          </li>
        ))}
      </ul>
      <Gate act="submission" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={paths.submitPropertyForm} size="lg" className="max-sm:w-full">
          Get started
          <ArrowRight aria-hidden />
        </ButtonLink>
        <p className="text-sm text-muted">Three short steps: property, contract, and review.</p>
      </div>
      <OwnSubmissions />
    </Page>
  );
}
