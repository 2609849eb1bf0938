import { OwnListingsPreview } from '@/features/marketplace/components/own/own-listings-preview';
import { ProfilePage } from '@/features/profile/components/profile-page';

export default function ProfileScreen() {
  return <ProfilePage listings={<OwnListingsPreview />} />;
}
