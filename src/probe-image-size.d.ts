/** The package comes without types of its own; this is the part of it that the content check uses. */
declare module 'probe-image-size/sync' {
  /** Reads a picture's head; null when the bytes are no picture. */
  export default function probe(bytes: Uint8Array): {
    width: number;
    height: number;
    /** Format by its usual ending: png, jpg, webp and so on. */
    type: string;
    /** Turn that a camera noted, from 1 to 8; from 5 on the picture lies on its side. */
    orientation?: number;
  } | null;
}
