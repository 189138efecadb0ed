import { setNonce } from 'get-nonce';

/** Passes the page's nonce to Radix, whose style element for modals the content security policy blocks otherwise. Idempotent. */
export function allowRadixStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  if (nonce) setNonce(nonce);
}
