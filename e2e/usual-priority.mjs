// Loaded by the server that stores the test content. Its image processes would take minutes beside busy programs.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

os.setPriority = () => undefined;
syncBuiltinESMExports();
