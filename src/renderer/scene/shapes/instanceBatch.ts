import {
  type BufferGeometry,
  type Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  type Matrix4,
} from 'three';

export interface InstanceBatchOptions {
  readonly renderOrder: number;
  readonly castShadow?: boolean;
  readonly receiveShadow?: boolean;
  /** An attribute of every instance in addition to its matrix. */
  readonly attribute?: { readonly name: string; readonly itemSize: number };
}

/**
 * Many copies of one geometry in one draw call. It owns a copy of the geometry (with the instance attribute)
 * and borrows the material. Exceeding the capacity creates a new mesh.
 */
export class InstanceBatch {
  readonly object3d = new Group();
  private readonly geometry: BufferGeometry;
  private mesh: InstancedMesh;
  private capacity = 0;

  constructor(
    geometry: BufferGeometry,
    private readonly material: Material,
    private readonly options: InstanceBatchOptions,
  ) {
    this.geometry = geometry.clone();
    this.mesh = this.createMesh(1);
  }

  /** Sets the number of instances to draw. Their matrices are kept unless the capacity is exceeded. */
  setCount(count: number): void {
    if (count > this.capacity) {
      this.mesh.dispose();
      this.mesh.removeFromParent();
      this.mesh = this.createMesh(Math.max(count, this.capacity * 2));
    }
    this.mesh.count = count;
    this.mesh.visible = count > 0;
  }

  /** Whether drawing `count` instances would create a new mesh and lose the matrices. */
  mustGrowFor(count: number): boolean {
    return count > this.capacity;
  }

  place(index: number, matrix: Matrix4): void {
    this.mesh.setMatrixAt(index, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  tint(index: number, color: Color): void {
    this.mesh.setColorAt(index, color);
    if (this.mesh.instanceColor !== null) this.mesh.instanceColor.needsUpdate = true;
  }

  setValues(index: number, values: readonly number[]): void {
    const { attribute } = this.options;
    if (attribute === undefined) throw new Error('This batch was made without an instance attribute.');
    const buffer = this.geometry.getAttribute(attribute.name);
    buffer.array.set(values, index * attribute.itemSize);
    buffer.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.dispose();
    this.geometry.dispose();
  }

  private createMesh(capacity: number): InstancedMesh {
    const { attribute, renderOrder, castShadow = false, receiveShadow = false } = this.options;
    this.capacity = capacity;
    if (attribute !== undefined) {
      const values = new Float32Array(capacity * attribute.itemSize);
      const buffer = new InstancedBufferAttribute(values, attribute.itemSize);
      buffer.setUsage(DynamicDrawUsage);
      // Disposing the geometry also frees the old attribute's GPU buffer; three.js then uploads it again.
      this.geometry.dispose();
      this.geometry.setAttribute(attribute.name, buffer);
    }
    const mesh = new InstancedMesh(this.geometry, this.material, capacity);
    mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    mesh.renderOrder = renderOrder;
    mesh.castShadow = castShadow;
    mesh.receiveShadow = receiveShadow;
    // The bounds of the geometry say nothing about where its instances are.
    mesh.frustumCulled = false;
    mesh.count = 0;
    mesh.visible = false;
    this.object3d.add(mesh);
    return mesh;
  }
}
