import { loadScript } from './load-script';

let script: HTMLScriptElement | undefined;

/** Loads the chat, once. */
export function openChat(src: string): void {
  script ??= loadScript(src);
}

/** Takes away what the chat put into the page, as far as that can be told: its script and its frames. */
export function closeChat(src: string): void {
  script?.remove();
  script = undefined;
  const { origin } = new URL(src);
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.src.startsWith(`${origin}/`)) frame.remove();
}
