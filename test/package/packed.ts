import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const REPOSITORY = join(import.meta.dirname, '..', '..');

interface Packed {
  readonly filename: string;
  readonly size: number;
}

/** An empty project with a package in it, as `npm` would publish it. */
export class PackedProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'tilewright-package-'));
  /** Folder of the sources of the package. */
  readonly source: string;
  private packed = '';

  constructor(
    name: string,
    private readonly env = process.env,
  ) {
    this.source = join(REPOSITORY, 'packages', name);
  }

  /** Builds, packs and installs; returns the size of the packed file in bytes. */
  install(script: string): number {
    this.run(process.execPath, [join(REPOSITORY, 'scripts', script)]);
    const packed = this.run('npm', ['pack', '--json', '--pack-destination', this.folder], this.source);
    const [{ filename, size }] = JSON.parse(packed) as [Packed];
    this.packed = join(this.folder, filename);
    writeFileSync(join(this.folder, 'package.json'), '{ "type": "module", "private": true }');
    // Without a network: a package with dependencies could not be installed.
    const flags = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier'];
    this.run('npm', ['install', ...flags, this.packed]);
    return size;
  }

  /** The packed file. */
  get tarball(): Uint8Array {
    return readFileSync(this.packed);
  }

  run(command: string, args: readonly string[], cwd = this.folder): string {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    return execFileSync(command, args, { cwd, env: this.env, encoding: 'utf8', stdio: [...stdio] });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
