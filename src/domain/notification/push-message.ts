/** What a push message says, decrypted. The edge function that sends it loads this, too. */
export interface PushMessage {
  title: string;
  body: string;
  /** On the app host. */
  path: string;
  /** A notification with the same tag is replaced. */
  tag: string;
}
