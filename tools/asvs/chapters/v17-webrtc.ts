import { foreignChapter } from '../requirement.ts';

export const webrtc = foreignChapter('V17', 'WebRTC', 'no WebRTC: no audio or video', [
  ['17.1.1', 2, 'TURN reaches only permitted addresses'],
  ['17.2.1', 2, 'The key of DTLS is protected'],
  ['17.2.2', 2, 'DTLS uses approved ciphers'],
  ['17.2.3', 2, 'SRTP is authenticated'],
  ['17.2.4', 2, 'Media servers survive malformed packets'],
  ['17.3.1', 2, 'Signalling survives floods'],
  ['17.3.2', 2, 'Signalling survives malformed messages'],
]);
