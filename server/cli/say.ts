/** Runs a command: what it says goes to the terminal, one sentence in place of a stack when it fails. */
export function say(command: Promise<string>): void {
  command.then(
    text => console.log(text),
    (error: Error) => {
      console.error(`  ${error.message}`);
      process.exitCode = 1;
    },
  );
}
