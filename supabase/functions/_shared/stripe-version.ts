/** The version of Stripe's API that our code was written for. stripe-mock checks our requests against the same one. */
export const apiVersion = '2026-08-26.dahlia';
