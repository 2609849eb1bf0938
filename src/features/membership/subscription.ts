/** The member's subscription, as screens show it. */
export interface Subscription {
  subscriptionId: string;
  /** The provider's word: active, trialing, past_due, canceled, …; empty where it gave none. */
  subscriptionStatus: string;
  priceId: string | null;
  /** Name of the plan that has this price; null for a price that no plan has. */
  productName: string | null;
  productDescription: string | null;
  /** Unix seconds. */
  currentPeriodEnd: number | null;
  /** It runs to the end of what is paid and is not renewed. */
  cancelAtPeriodEnd: boolean;
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
}
