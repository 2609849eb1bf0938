import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { SettingsSection } from '@/shared/ui/settings-section';
import type { Account } from '../api/queries';
import { DeleteDialog } from './delete-dialog';

/** Explains what account deletion removes and opens the dialog. */
export function DeleteSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsSection title="Delete account" text="This happens immediately and can’t be undone.">
      <p className="text-[15px] text-pretty text-ink">
        We delete your profile, contact details, markets, buy box, pictures, listings, property submissions and their
        contracts, deal alerts, likes and dislikes, connections, follows, posts, comments, event registrations,
        notifications, messages to our team, billing records, and all reviews by you and about you. A paid membership
        ends immediately. Reports made to our team are kept. We can’t restore your data, so download it first if you
        want a copy.
      </p>
      <p className="mt-3 text-[15px] text-pretty text-ink">
        Some content stays without your name: messages you sent (without attachments), empty placeholders for your forum
        posts so that replies still make sense, and the forums, topics, and events you started.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <DeleteDialog account={account} open={open} onOpenChange={setOpen} />
    </SettingsSection>
  );
}
