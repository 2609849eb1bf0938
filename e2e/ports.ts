/** Ports of the stack under test; others than those of `npm start`, so that both can run at once. */
export const ports = { web: 5283, backend: 54821, mail: 54824, cards: 54825 } as const;

export const publicUrl = `http://cornerlot.localhost:${ports.web}`;
export const appUrl = `http://app.cornerlot.localhost:${ports.web}`;
export const mailUrl = `http://127.0.0.1:${ports.mail}`;
export const backendUrl = `http://127.0.0.1:${ports.backend}`;
export const cardsUrl = `http://127.0.0.1:${ports.cards}`;
