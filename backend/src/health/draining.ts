/** How far the end of the server has come. */
export class Draining {
  /** It was asked to end: it still answers, tells clients to close their connections, and gateways to ask another server. */
  isOn = false;

  /** Its port takes no more connections: it refuses what still comes on those that are open. */
  isPortClosed = false;
}
