import { useState } from 'react';
import { dataNames } from '@/domain/privacy/personal-data';
import { Button } from '@/kit/ui/button';
import { Disclosure } from '@/kit/ui/disclosure';
import { SettingsSection } from '@/kit/ui/settings-section';
import type { Account } from '../api/queries';
import { deletedData, retainedOnDeletion } from '../deletion';
import { DeleteDialog } from './delete-dialog';

/** Explains what account deletion deletes and keeps, as the privacy page does, and opens the dialog. */
export function DeleteSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<'deleted' | 'retained' | null>(null);
  const toggle = (part: 'deleted' | 'retained') => (isOpen: boolean) => setShown(isOpen ? part : null);
  return (
    <SettingsSection title="Delete account" text="This happens immediately and can’t be undone.">
      <p className="text-[15px] text-pretty text-ink">
        We’ll delete your account and what you posted, saved, and uploaded. A paid membership ends immediately. We can’t
        restore your data, so download it first if you want a copy. Other people keep their side of what you did
        together.
      </p>
      <Disclosure
        title="We’ll delete"
        text={`${deletedData.length} kinds of data`}
        open={shown === 'deleted'}
        onToggle={toggle('deleted')}
        className="mt-3 border-t border-line pt-1"
      >
        <p className="pb-3 text-[15px] text-pretty text-ink">{dataNames(deletedData)}.</p>
      </Disclosure>
      <Disclosure
        title="We’ll keep, without your name where possible"
        text="What other members need and what keeps the service safe"
        open={shown === 'retained'}
        onToggle={toggle('retained')}
        className="border-y border-line py-1"
      >
        <ul className="flex flex-col gap-2 pb-3 text-[15px] text-pretty text-ink">
          {retainedOnDeletion.map(({ what, note }) => (
            <li key={note}>
              <span className="font-medium">{dataNames(what)}:</span> {note}
            </li>
          ))}
        </ul>
      </Disclosure>
      <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <DeleteDialog account={account} open={open} onOpenChange={setOpen} />
    </SettingsSection>
  );
}
