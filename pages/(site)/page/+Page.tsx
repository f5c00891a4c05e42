/** Renders nothing, because the frame renders the sections (`+onBeforeRender`). */
export default function SectionsPage() {
  return null;
}
