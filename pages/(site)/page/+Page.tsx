/** A page at an address of staff's choice: its frame draws it (`+onBeforeRender`). */
export default function OwnPage() {
  return null;
}
