import { DataSections } from '@/features/account/components/account-settings';
import { BlockedMembers } from '@/features/community/safety/components/blocked-members';
import { ReadReceipts } from '@/features/messaging/components/read-receipts';
import { DirectorySection } from '@/features/profile/components/directory-section';
import { Page, PageHeading } from '@/platform/layout/page';

export default function PrivacySettingsScreen() {
  return (
    <Page narrow>
      <PageHeading title="Privacy and data" lead="What others see, and what we store about you." />
      <div>
        <DirectorySection />
        <ReadReceipts />
        <BlockedMembers />
        <DataSections />
      </div>
    </Page>
  );
}
