/** Something that holds GPU memory until it is disposed. */
export interface Disposable {
  dispose(): void;
}

/** Tracks what its user has created, so that it is disposed exactly once, and nothing borrowed is. */
export class ResourceOwner {
  private owned: Disposable[] = [];

  /** Registers `resource` and returns it. */
  own<T extends Disposable>(resource: T): T {
    this.owned.push(resource);
    return resource;
  }

  dispose(): void {
    for (const resource of this.owned) resource.dispose();
    this.owned = [];
  }
}
