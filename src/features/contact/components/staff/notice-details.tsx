import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ContactMessage } from '../../api/queries';
import { statements } from '../../legal-notice';
import { noticeReference } from '@/domain/moderation/notice-reference';

/** What a legal notice has besides its text: the pages, where the content can be moderated, and the statements. */
export function NoticeDetails({ notice }: { notice: ContactMessage }) {
  return (
    <dl className="max-w-3xl text-sm">
      <Fact label="Reference">{noticeReference(notice.id)}</Fact>
      <Fact label="Pages">
        <ul>
          {notice.links?.map((link) => (
            <li key={link}>
              <Link
                to={link}
                target="_blank"
                className={clsx(
                  'inline-flex min-h-9 items-center gap-1.5 font-semibold break-all text-evergreen-ink',
                  'hover:underline pointer-coarse:min-h-11',
                )}
              >
                {link}
                <ExternalLink aria-hidden className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      </Fact>
      {notice.address ? <Fact label="Address">{notice.address}</Fact> : null}
      {notice.good_faith ? <Fact label="States">{statements.goodFaith}</Fact> : null}
      {notice.accurate ? <Fact label="States">{statements.accurate}</Fact> : null}
      {notice.signature ? <Fact label="Signed">{notice.signature}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-4 border-b border-line py-1.5">
      <dt className="w-24 shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
