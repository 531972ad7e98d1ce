/** Something that holds GPU memory until it is told to let go. */
export interface Disposable {
  dispose(): void;
}

/** Remembers what its user made, so that it is let go exactly once and nothing borrowed is. */
export class ResourceOwner {
  private owned: Disposable[] = [];

  /** Takes over `resource`; returns it. */
  own<T extends Disposable>(resource: T): T {
    this.owned.push(resource);
    return resource;
  }

  dispose(): void {
    for (const resource of this.owned) resource.dispose();
    this.owned = [];
  }
}
