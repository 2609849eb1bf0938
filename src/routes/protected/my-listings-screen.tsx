import { MyListings } from '@/features/marketplace/components/my-listings';

export default function MyListingsScreen() {
  return <MyListings />;
}
