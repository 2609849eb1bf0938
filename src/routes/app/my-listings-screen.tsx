import { MyListings } from '@/features/marketplace/own/components/my-listings';

export default function MyListingsScreen() {
  return <MyListings />;
}
