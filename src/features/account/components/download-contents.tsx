import { useState } from 'react';
import { dataNames } from '@/domain/privacy/personal-data';
import { Disclosure } from '@/kit/ui/disclosure';
import { downloadedData, downloadedKinds, notDownloaded } from '../download';

/** What a download contains, by topic, and what it leaves out. */
export function DownloadContents() {
  const [shown, setShown] = useState<'contents' | 'rest' | null>(null);
  const toggle = (part: 'contents' | 'rest') => (isOpen: boolean) => setShown(isOpen ? part : null);
  return (
    <>
      <Disclosure
        title="What it contains"
        text={`${downloadedKinds} kinds of data`}
        open={shown === 'contents'}
        onToggle={toggle('contents')}
        className="mt-3 border-t border-line pt-1"
      >
        <dl className="flex flex-col gap-3 text-[15px] text-pretty">
          {downloadedData.map(({ title, what }) => (
            <div key={title}>
              <dt className="font-medium text-ink">{title}</dt>
              <dd className="text-ink">{dataNames(what)}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Disclosure
        title="What it leaves out"
        text="Secrets, copies of other data, and what we only keep for a while"
        open={shown === 'rest'}
        onToggle={toggle('rest')}
        className="border-y border-line py-1"
      >
        <ul className="flex flex-col gap-2 text-[15px] text-pretty text-ink">
          {notDownloaded.map(({ what, note }) => (
            <li key={note}>
              <span className="font-medium">{dataNames(what)}:</span> {note}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
