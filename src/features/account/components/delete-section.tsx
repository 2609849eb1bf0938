import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { SettingsSection } from '@/shared/ui/settings-section';
import { DeleteDialog } from './delete-dialog';

/** The way out, for good. */
export function DeleteSection({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title="Delete account" text="At once and for good.">
      <p className="text-[15px] text-pretty text-ink">
        Your profile, contact details, markets, buy box, pictures, listings, property submissions with their contracts,
        deal alerts, likes and dislikes, connections, follows, reviews, posts, comments, places at events,
        notifications, what you wrote to our staff and what we hold of your billing are deleted, and so are the reviews
        members wrote of you. A membership you pay for ends at once. What was reported to our staff stays with them.
        Nobody can bring the rest back, so download your data first if you want to keep it.
      </p>
      <p className="mt-3 text-[15px] text-pretty text-ink">
        Without your name stay: the messages with those you wrote to, but not your files; the places of your forum
        posts, emptied, so that answers keep theirs; and the forums, topics and events you began.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <DeleteDialog email={email} open={asking} onOpenChange={setAsking} />
    </SettingsSection>
  );
}
