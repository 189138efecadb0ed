/** How far the end of the server has come. */
export class Draining {
  /** It was asked to end: it answers what comes, and takes no more from whoever asks first. */
  isOn = false;

  /** Its port takes no more connections: it refuses what still comes on those that are open. */
  isPortClosed = false;
}
