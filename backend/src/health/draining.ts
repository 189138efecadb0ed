/** True once the server was asked to end: it answers what comes, and takes no more from whoever asks first. */
export class Draining {
  isOn = false;
}
