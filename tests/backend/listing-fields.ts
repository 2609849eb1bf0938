/** A listing as the app posts it. */
export function listingOf(owner: string, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    user_id: owner,
    title: 'Brick duplex',
    description: 'Two units.',
    property_type: 'Multi Family',
    address: '12 Oak St',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    price: 100_000,
    ...fields,
  };
}
