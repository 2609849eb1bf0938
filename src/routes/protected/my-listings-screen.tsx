import { MyListings } from '@/features/marketplace/components/own/my-listings';

export default function MyListingsScreen() {
  return <MyListings />;
}
