/** A page that is sections and no more: its frame draws it (`+onBeforeRender`). */
export default function SectionsPage() {
  return null;
}
