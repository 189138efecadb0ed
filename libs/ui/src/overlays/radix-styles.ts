import { setNonce } from 'get-nonce';

/**
 * Radix adds one style element while something modal is open; under the strict content security policy it needs the page's
 * nonce. Called when a modal renders; saying it again changes nothing.
 */
export function allowRadixStyles(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.content;
  if (nonce) setNonce(nonce);
}
