import { ProfileStats } from '@/features/community/members/components/profile-stats';
import { OwnListingsPreview } from '@/features/my-listings/components/own-listings-preview';
import { ProfilePage } from '@/features/profile/components/profile-page';

export default function ProfileScreen() {
  return <ProfilePage stats={<ProfileStats />} listings={<OwnListingsPreview />} />;
}
