/** Runs a command and prints its result, or its error without a stack. */
export function runCommand(command: Promise<string>): void {
  command.then(
    text => console.log(text),
    (error: Error) => {
      console.error(`  ${error.message}`);
      process.exitCode = 1;
    },
  );
}
